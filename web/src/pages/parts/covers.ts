/** The picture of a title on the shelf, which lies in the title's folder; a title from elsewhere has none. */
const covers = import.meta.glob<string>("../../titles/*/cover.webp", { eager: true, import: "default" });

export const cover = (title: string): string | undefined => covers[`../../titles/${title}/cover.webp`];
