import type { Readable } from 'node:stream'
import type { Endpoint } from '@residency/contract/kernel'
import { kernelErrors } from '@residency/contract/kernel'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Fail, fail } from './fail.ts'
import { unlessStalled, WHOLE_AFTER_MS } from './stalled-requests.ts'

/** The single file part of a multipart request, not read yet. `truncated` is known at the end of the stream. */
export type UploadedPart = { filename: string; mimetype: string; stream: Readable & { truncated?: boolean } }

const FIELD_LIMITS = { fields: 100, fieldSize: 100_000, fieldNameSize: 100, parts: 110 }

function parsed(where: string, shape: z.ZodType, value: unknown): unknown {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const issues = read.error.issues.map((i) => ({ ...i, path: [where, ...i.path] }))
  const missing = issues.every((i) => i.code === 'invalid_type' && /undefined/.test(i.message))
  throw new Fail(missing ? kernelErrors.inputMissing : kernelErrors.inputWrong, {}, issues)
}

/** Text fields of a form (multipart, urlencoded or JSON), and its file if the endpoint accepts one. */
async function readForm(req: FastifyRequest, e: Endpoint, maxFileSize: number) {
  if (!req.isMultipart()) {
    if (e.file) throw fail(kernelErrors.kindUnsupported)
    return { fields: (req.body ?? {}) as Record<string, unknown>, file: undefined }
  }
  const fields: Record<string, unknown> = Object.create(null)
  const limits = { ...FIELD_LIMITS, files: e.file ? 1 : 0, fileSize: maxFileSize }
  const parts = req.parts({ limits })
  // a form with a file may take as long as any request (`requestTimeout`); its fields alone may not
  const until = e.file ? Number.POSITIVE_INFINITY : performance.now() + WHOLE_AFTER_MS
  for (;;) {
    const step = await unlessStalled(req.raw, until - performance.now(), parts.next())
    if (step.done) break
    const part = step.value
    if (part.type === 'field') {
      // a truncated text is not what the user entered
      if (part.valueTruncated || part.fieldnameTruncated) throw fail(kernelErrors.bodyTooLarge)
      fields[part.fieldname] = part.value
    } else if (part.fieldname === e.file?.field)
      return {
        fields,
        file: { filename: part.filename || e.file.field, mimetype: part.mimetype, stream: part.file } satisfies UploadedPart,
      }
    else part.file.resume()
  }
  if (e.file) throw new Fail(kernelErrors.inputMissing, {}, [{ path: ['form', e.file.field], message: 'kernel.text.required' }])
  return { fields: { ...fields }, file: undefined }
}

/** `1e3` and `0x1f` are numbers to a parser and typing errors to everybody else. Keys are longer and may look like anything. */
const WRITTEN_ODDLY = /^[+-]?(\d{1,8}(\.\d*)?e[+-]?\d{1,3}|0x[\da-f]{1,8})$/i
function refuseOddNumbers(params: unknown) {
  for (const [name, value] of Object.entries(params as Record<string, string>))
    if (WRITTEN_ODDLY.test(value)) throw new Fail(kernelErrors.inputWrong, {}, [{ path: ['params', name], message: 'kernel.wrong' }])
}

/** Parses the input by the endpoint's shapes and merges it: body or form, then query, then path parameters win. */
export async function readInput(
  req: FastifyRequest,
  e: Endpoint,
  maxFileSize: number,
): Promise<{ input: unknown; file: UploadedPart | undefined }> {
  const addressed: Record<string, unknown> = {}
  if (e.query) Object.assign(addressed, parsed('query', e.query, req.query))
  if (e.params) refuseOddNumbers(req.params)
  if (e.params) Object.assign(addressed, parsed('params', e.params, req.params))
  let input: Record<string, unknown> = {}
  let file: UploadedPart | undefined
  if (e.body) {
    const body = parsed('body', e.body, req.body ?? {})
    input = Array.isArray(body) || typeof body !== 'object' || body === null ? { body } : { ...(body as object) }
  }
  if (e.form || e.file) {
    const form = await readForm(req, e, maxFileSize)
    file = form.file
    try {
      if (e.form) Object.assign(input, parsed('form', e.form, { ...form.fields }))
    } catch (error) {
      file?.stream.resume() // unread data would block the connection
      throw error
    }
  }
  return { input: { ...input, ...addressed }, file }
}
