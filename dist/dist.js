import { t as require_dist } from "./package-yaml.js";
export default require_dist();
export {};
