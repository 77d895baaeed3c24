/** Once for all files of tests: bringing a database into its shape takes longer than copying it. */
import { Site } from "./site";

export default (): Promise<() => Promise<void>> => Site.template();
