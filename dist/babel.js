import { t as require_lib } from "./package-babel.js";
export default require_lib();
export {};
