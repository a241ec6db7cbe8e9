import type { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { type Endpoint, kernelErrors } from '@residency/contract/kernel'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Fail, fail } from './fail.ts'
import { unlessStalled, WHOLE_AFTER_MS } from './stalled-requests.ts'

/**
 * The single file part of a multipart request, not read yet. `truncated` is known at the end of the
 * stream. Whoever has read it awaits `mustBeLast` before anything is stored for good: a second file
 * would be lost without a word.
 */
export type UploadedPart = {
  filename: string
  mimetype: string
  stream: Readable & { truncated?: boolean }
  mustBeLast?: () => Promise<void>
}

/**
 * How files of a request are received: the size limit of one, and what stores a file of a form as
 * an upload and returns its key.
 */
export type FileIntake = {
  maxFileSize: number
  storeUpload: (part: UploadedPart) => Promise<string>
}

/** Enough for the files of any form; a part that is refused has to be seen to be named. */
const MOST_FILE_PARTS = 20

const PART_LIMITS = {
  fields: 100,
  fieldSize: 100_000,
  fieldNameSize: 100,
  parts: 110,
  files: MOST_FILE_PARTS,
}

function parsed(where: string, shape: z.ZodType, value: unknown): unknown {
  const read = shape.safeParse(value)
  if (read.success) return read.data

  const issues = read.error.issues.map((i) => ({ ...i, path: [where, ...i.path] }))
  const missing = issues.every((i) => i.code === 'invalid_type' && /undefined/.test(i.message))

  throw new Fail(missing ? kernelErrors.inputMissing : kernelErrors.inputWrong, {}, issues)
}

/** Reads past what is left of a request's body: unread data would hold the connection. */
export function readPast(req: FastifyRequest) {
  req.raw.unpipe()
  req.raw.resume()
}

/**
 * A file input of a page in which no file was chosen is sent as a part without a name and without
 * bytes.
 */
async function isEmpty(part: MultipartFile): Promise<boolean> {
  let size = 0
  for await (const chunk of part.file) size += chunk.length

  return size === 0
}

type RefusedFile = { path: string[]; message: string; field?: string | undefined }

const takesFile = (e: Endpoint, field: string) =>
  field === e.file?.field || e.uploads?.fields.includes(field) === true

/** Why a form does not take a file part: where files belong, if it takes any. */
function refusedFile(e: Endpoint, field: string): RefusedFile {
  const takes = e.uploads?.fields[0] ?? e.file?.field
  return {
    path: ['form', field],
    message: takes ? 'kernel.file.otherField' : 'kernel.file.notTaken',
    field: takes,
  }
}

/**
 * Text fields of a form (multipart, urlencoded or JSON), and its file if the endpoint accepts one.
 */
async function readForm(req: FastifyRequest, e: Endpoint, intake: FileIntake) {
  if (req.isMultipart()) return readParts(req, e, intake)
  if (e.file) throw fail(kernelErrors.kindUnsupported)

  return { fields: (req.body ?? {}) as Record<string, unknown>, file: undefined, names: [] }
}

/** Refuses a second file after the one that a call takes. */
async function refuseMoreFiles(next: () => Promise<IteratorResult<Multipart>>) {
  for (let step = await next(); !step.done; step = await next()) {
    const part = step.value
    if (part.type === 'file' && (part.filename || !(await isEmpty(part))))
      throw new Fail(kernelErrors.inputWrong, {}, [
        { path: ['form', part.fieldname], message: 'kernel.file.onlyOne' },
      ])
  }
}

/**
 * What the parts of a multipart form hold. Files that the form brings along are stored as they
 * arrive.
 */
async function readParts(req: FastifyRequest, e: Endpoint, intake: FileIntake) {
  try {
    return await takeParts(req, e, intake)
  } catch (error) {
    readPast(req)
    throw error
  }
}

async function takeParts(
  req: FastifyRequest,
  e: Endpoint,
  { maxFileSize, storeUpload }: FileIntake,
) {
  const fields: Record<string, unknown> = Object.create(null)
  const stored: { key: string; name: string }[] = []
  const refused: RefusedFile[] = []
  const parts = req.parts({ limits: { ...PART_LIMITS, fileSize: maxFileSize } })
  // a form with a file may take as long as any request (`requestTimeout`); its fields alone may not
  const until = e.file || e.uploads ? Number.POSITIVE_INFINITY : performance.now() + WHOLE_AFTER_MS

  const inTime = <T>(reading: Promise<T>) =>
    unlessStalled(req.raw, until - performance.now(), reading)

  for (;;) {
    const step = await inTime(parts.next())
    if (step.done) break

    const part = step.value

    if (part.type === 'field') {
      // a truncated text is not what the user entered
      if (part.valueTruncated || part.fieldnameTruncated) throw fail(kernelErrors.bodyTooLarge)

      fields[part.fieldname] = part.value

      continue
    }

    const { fieldname, filename, mimetype, file: stream } = part
    if (!e.file && !filename && (await inTime(isEmpty(part)))) continue

    if (!takesFile(e, fieldname)) refused.push(refusedFile(e, fieldname))
    else if (!e.file && !filename)
      refused.push({ path: ['form', fieldname], message: 'kernel.file.nameless' })

    if (refused.length > 0) stream.resume()
    else if (e.file) {
      const mustBeLast = () => refuseMoreFiles(() => inTime(parts.next()))
      return {
        fields,
        file: {
          filename: filename || fieldname,
          mimetype,
          stream,
          mustBeLast,
        } satisfies UploadedPart,
        names: [],
      }
    } else stored.push({ name: filename, key: await storeUpload({ filename, mimetype, stream }) })
  }

  if (refused.length > 0) throw new Fail(kernelErrors.inputWrong, {}, refused)

  if (e.file)
    throw new Fail(kernelErrors.inputMissing, {}, [
      { path: ['form', e.file.field], message: 'kernel.text.required' },
    ])

  if (e.uploads && stored.length > 0) {
    const { into } = e.uploads
    fields[into] = [fields[into], ...stored.map(({ key }) => key)].filter(Boolean).join(',')
  }

  return { fields: { ...fields }, file: undefined, names: stored.map(({ name }) => name) }
}

/**
 * `1e3` and `0x1f` are numbers to a parser and typing errors to everybody else. Keys are longer and
 * may look like anything.
 */
const WRITTEN_ODDLY = /^[+-]?(\d{1,8}(\.\d*)?e[+-]?\d{1,3}|0x[\da-f]{1,8})$/i

function refuseOddNumbers(params: unknown) {
  for (const [name, value] of Object.entries(params as Record<string, string>))
    if (WRITTEN_ODDLY.test(value))
      throw new Fail(kernelErrors.inputWrong, {}, [
        { path: ['params', name], message: 'kernel.wrong' },
      ])
}

/**
 * Parses the input by the endpoint's shapes and merges it: body or form, then query, then path
 * parameters win. `identity` is the same for the same request sent twice: the key of a stored file
 * is another one each time, its name is not.
 */
export async function readInput(
  req: FastifyRequest,
  e: Endpoint,
  intake: FileIntake,
): Promise<{ input: unknown; file: UploadedPart | undefined; identity: unknown }> {
  const addressed: Record<string, unknown> = {}
  if (e.query) Object.assign(addressed, parsed('query', e.query, req.query))
  if (e.params) refuseOddNumbers(req.params)
  if (e.params) Object.assign(addressed, parsed('params', e.params, req.params))

  let input: Record<string, unknown> = {}
  let file: UploadedPart | undefined
  let names: string[] = []

  if (e.body) {
    if (req.isMultipart()) throw fail(kernelErrors.kindUnsupported)

    const body = parsed('body', e.body, req.body ?? {})

    input =
      Array.isArray(body) || typeof body !== 'object' || body === null
        ? { body }
        : { ...(body as object) }
  }

  if (e.form || e.file) {
    const form = await readForm(req, e, intake)
    file = form.file
    names = form.names

    try {
      if (e.form) Object.assign(input, parsed('form', e.form, { ...form.fields }))
    } catch (error) {
      readPast(req)
      throw error
    }
  }

  const whole = { ...input, ...addressed }

  return {
    input: whole,
    file,
    identity: e.uploads && names.length > 0 ? { ...whole, [e.uploads.into]: names } : whole,
  }
}
