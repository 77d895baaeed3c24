/** The pages that every page leads to. */
export const NAVIGATION = [
  ["/", "nav-home"],
  ["/new", "nav-new"],
  ["/games", "nav-games"],
  ["/learn", "nav-learn"],
  ["/rules", "nav-rules"],
  ["/ratings", "nav-ratings"],
] as const;
