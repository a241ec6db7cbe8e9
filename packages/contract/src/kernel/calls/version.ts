import own from '../../../package.json' with { type: 'json' }

declare const BUILD_COMMIT: string | undefined

/**
 * The version of the product. It is in the package.json files; invariants/operation/release-version.test.ts
 * requires that they are equal.
 */
export const PRODUCT_VERSION: string = own.version

/**
 * The commit that was built (tools/setup.mjs); `source` where the sources run as they are, as in
 * tests.
 */
export const PRODUCT_COMMIT: string = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : 'source'
