import { t as require_undici } from "./proxy.js";
export default require_undici();
export {};
