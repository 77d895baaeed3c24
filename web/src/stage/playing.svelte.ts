/** Whether anything is being played, for what stands around the table and must not tell the end before it was seen. */
export const playing = $state({ now: false });
