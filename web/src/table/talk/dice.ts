/** Does the seed that is told at the end fit what was promised at the start? Null where the browser cannot tell. */
export async function keepsCommitment(seed: string, commitment: string): Promise<boolean | null> {
  // Browsers compute hashes for sites with https (and on localhost) only.
  const hashing = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!hashing) return null;
  const digest = await hashing.digest("SHA-256", new TextEncoder().encode(`civitas dice ${seed}`));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === commitment;
}
