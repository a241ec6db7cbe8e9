export const BUNDLED_PACKAGES: string
export function listBundledPackages(paths: string[]): string
