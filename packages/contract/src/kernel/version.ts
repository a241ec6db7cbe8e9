import own from '../../package.json' with { type: 'json' }

declare const BUILD_COMMIT: string | undefined

/**
 * The version of the product. Its one home are the package.json files, which
 * walk/release-version.test.ts keeps equal.
 */
export const PRODUCT_VERSION: string = own.version

/**
 * The commit that was built (tools/setup.mjs); `source` where the sources run as they are, as in
 * tests.
 */
export const PRODUCT_COMMIT: string = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : 'source'
