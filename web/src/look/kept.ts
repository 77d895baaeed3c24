/** What this browser keeps for its reader: a word under a name. One that keeps nothing is no worse for it. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`civitas.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`civitas.${name}`, value);
  } catch {
    // a browser that keeps nothing
  }
}
