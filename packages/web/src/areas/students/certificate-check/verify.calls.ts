import type { VerifyEd25519 } from '@residency/contract/areas/students/completion/certificate-verdict.public'

/** By the browser itself; null where it cannot: an older one, or a page without https. */
async function byBrowser(
  ...[publicKey, bytes, signature]: Parameters<VerifyEd25519>
): Promise<boolean | null> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, { name: 'Ed25519' }, false, [
      'verify',
    ])

    return await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, bytes)
  } catch {
    return null
  }
}

/** Ed25519 in any browser. */
export const verifyEd25519: VerifyEd25519 = async (publicKey, bytes, signature) => {
  const own = await byBrowser(publicKey, bytes, signature)
  if (own !== null) return own

  const [{ hashes, verify }, { sha512 }] = await Promise.all([
    import('@noble/ed25519'),
    import('@noble/hashes/sha2.js'),
  ])

  hashes.sha512 = sha512

  return verify(signature, bytes, publicKey, { zip215: false })
}
