/** What the site lets strangers do, and where its host says who they are. */
import { api, got, type Shapes } from "../api/client";

export type Site = Shapes["SiteOut"];

/** Until the site has said it: what it does not allow it refuses anyway, with words. */
let told = $state.raw<Site>({ guests: true, sign_up: true, imprint: null, privacy: null });

export const site = {
  /** May one play without an account? */
  get guests(): boolean {
    return told.guests;
  },
  /** May whoever looks make an account, without being invited to a table? */
  get signUp(): boolean {
    return told.sign_up;
  },
  /** Where it is written who runs the site. */
  get imprint(): string | null {
    return told.imprint;
  },
  /** Where it is written what becomes of what people leave here. */
  get privacy(): string | null {
    return told.privacy;
  },
};

export async function findSite(): Promise<void> {
  try {
    told = await got(api.GET("/api/site"));
  } catch {
    // what it forbids it will say itself
  }
}
