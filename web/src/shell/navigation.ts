/** The pages that every page leads to. */
export const NAVIGATION = [
  ["/", "nav.home"],
  ["/new", "nav.new"],
  ["/learn", "nav.learn"],
  ["/rules", "nav.rules"],
  ["/ratings", "nav.ratings"],
] as const;
