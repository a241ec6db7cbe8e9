import {
  type CertificateVerdict,
  judgePdf,
  judgeStatement,
  type KeyPublication,
} from '@residency/contract/areas/students/completion/certificate-verdict.public'
import { codeReader } from './read-code.calls.ts'
import { verifyEd25519 } from './verify.calls.ts'

const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.slice(0, 5)) === '%PDF-'

export const judgeText = (text: string, published: KeyPublication): Promise<CertificateVerdict> =>
  judgeStatement(text, published, verifyEd25519)

/**
 * Judges a PDF, or the code in a photo; 'noCode' if the photo has none. Nothing leaves the browser.
 */
export async function judgeFile(
  file: File,
  published: KeyPublication,
): Promise<CertificateVerdict | 'noCode'> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isPdf(bytes)) return judgePdf(bytes, published, verifyEd25519)

  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return { outcome: 'invalid', why: 'format' }

  const text = await (await codeReader())(picture)

  return text === null ? 'noCode' : judgeText(text, published)
}
