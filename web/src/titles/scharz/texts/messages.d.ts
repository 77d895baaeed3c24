// Written by `npm run texts` from the English texts beside it.
import type { Nothing } from "../../../texts/ids";

declare module "../../../texts/ids" {
  interface Messages {
    "scharz-map": { map: string | number };
    "scharz-sea-calm": Nothing;
    "scharz-sea-rough": Nothing;
    "scharz-place-home": { faction: string | number };
    "scharz-place-river": Nothing;
    "scharz-place-neutral": Nothing;
    "scharz-place-held": { name: string | number };
    "scharz-place-free": Nothing;
    "scharz-place-encircled": Nothing;
    "scharz-place-site": { building: string | number; quarters: string | number };
    "scharz-place-crop": { count: string | number };
    "scharz-place-plundered": Nothing;
    "scharz-place-beside": { list: string | number };
    "scharz-place-black": { list: string | number };
    "scharz-units-spent": { count: string | number };
    "scharz-moment": { year: string | number; season: string | number; subphase: string | number };
    "scharz-moment-season": { year: string | number; season: string | number };
    "scharz-moment-prolog": Nothing;
    "scharz-seat-points": { count: number };
    "scharz-seat-rival": { name: string | number };
    "scharz-seat-announced": { end: string | number };
    "scharz-seat-out": Nothing;
    "scharz-panel-course": Nothing;
    "scharz-panel-realms": Nothing;
    "scharz-years": Nothing;
    "scharz-seasons": Nothing;
    "scharz-subphases": Nothing;
    "scharz-mat-stores": Nothing;
    "scharz-mat-sown": Nothing;
    "scharz-mat-units": Nothing;
    "scharz-mat-goals": Nothing;
    "scharz-mat-treaties": Nothing;
    "scharz-treaty": { treaty: string | number; name: string | number; until: string | number };
    "scharz-realms-about": Nothing;
    "scharz-place-weather": { weather: string | number };
    "scharz-weather": Nothing;
    "scharz-mat-training": { count: number };
  }
}
