import { t as require_undici } from "./package-undici.js";
export default require_undici();
export {};
