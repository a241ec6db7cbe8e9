import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { foldCode } from '../../../kernel/text/fold.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { concernErrors as errors } from './access.ts'
import { concernFlow } from './concern.flow.ts'

export const CONCERN_KINDS = ['mistreatment', 'safety', 'teaching', 'idea'] as const
export type ConcernKind = (typeof CONCERN_KINDS)[number]

/** Letters of a code: none that looks or sounds like another one. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
export const CODE_LENGTH = 20
export const MAX_PICTURES = 3
export const MAX_MEGABYTES = 5

/** As it is shown or typed: capitals or small letters, with or without spaces and hyphens. */
const code = z
  .string()
  .max(60)
  .transform((text) => foldCode(text).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`), 'concern.code.shape'))

const text = requiredText(4000)

const message = z.object({ isOfSender: z.boolean(), text: z.string(), saidOn: z.string() })

export type ConcernMessage = z.output<typeof message>

export const getConcernChoices = endpoint({
  method: 'GET',
  path: '/api/v1/anonymousConcerns/choices',
  summary: 'Names of the departments that a concern may be about',
  access: 'public',
  anonymous: true,
  answer: z.object({ departments: z.array(z.object({ id: z.number(), name: z.string() })) }),
})

/** As at sign-in, but unlogged; `kind=work` is as long as it gets from the first time on. */
export const getConcernCaptcha = endpoint({
  method: 'GET',
  path: '/api/v1/anonymousConcerns/captcha',
  summary: 'A captcha for sending a concern, for one use within two minutes',
  access: 'public',
  anonymous: true,
  query: z.object({ kind: z.enum(['image', 'work']).default('image') }),
  answer: z.object({
    captchaKey: z.string(),
    captchaBase64: z.string(),
    workBits: z.number().optional(),
  }),
  errors: [kernelErrors.tooMany],
})

export const sendConcern = endpoint({
  method: 'POST',
  path: '/api/v1/anonymousConcerns',
  summary: 'Send a concern without a name; the answer is the code that reads the reply, shown once',
  access: 'public',
  anonymous: true,
  body: z.object({
    kind: z.enum(CONCERN_KINDS),
    departmentId: recordId.nullable().default(null),
    text,

    /** Readers who never see it. */
    hiddenFrom: z.array(recordId).max(50).default([]),
    captchaKey: z.string().max(64),
    captchaCode: z.string().max(16),
  }),
  answer: z.object({ code: z.string() }),
  errors: [errors.concernNobodyLeft, errors.concernDepartmentUnknown, errors.concernsOfDayFull],
})

/** The code is in the body: an address is written into logs. */
export const openConcern = endpoint({
  method: 'POST',
  path: '/api/v1/anonymousConcerns/open',
  summary: 'The state of a concern and its messages, for the holder of its code',
  access: 'public',
  anonymous: true,
  body: z.object({ code }),
  answer: z.object({
    kind: z.enum(CONCERN_KINDS),
    department: z.string().nullable(),
    receivedOn: z.string(),
    state: z.enum(concernFlow.states),
    pictures: z.number(),
    messages: z.array(message),

    /** Whether at present somebody can read it. */
    hasReader: z.boolean(),

    /** It was hidden from readers, and may be shown to them because nobody else is left. */
    mayOpen: z.boolean(),

    /** It will be shown to them from the next day on. */
    isOpening: z.boolean(),
  }),
  errors: [errors.concernUnknown, kernelErrors.tooMany],
})

export const addToConcern = endpoint({
  method: 'POST',
  path: '/api/v1/anonymousConcerns/messages',
  summary: 'Add a message to a concern by its code; an answered or closed one is opened again',
  access: 'public',
  anonymous: true,
  body: z.object({ code, text }),
  answer: z.null(),
  errors: [
    errors.concernUnknown,
    errors.concernFull,
    errors.concernMessagesOfDayFull,
    kernelErrors.tooMany,
  ],
})

export const openToHidden = endpoint({
  method: 'POST',
  path: '/api/v1/anonymousConcerns/readers',
  summary:
    'Show a concern that nobody reads to those whom its sender hid it from, from the next day',
  access: 'public',
  anonymous: true,
  body: z.object({ code }),
  answer: z.null(),
  errors: [errors.concernUnknown, errors.concernHasReader, kernelErrors.tooMany],
})

export const addConcernPicture = endpoint({
  method: 'POST',
  path: '/api/v1/anonymousConcerns/pictures',
  summary: 'Add a picture to a concern by its code; it is drawn again without its metadata',
  access: 'public',
  anonymous: true,
  form: z.object({ code }),
  file: { field: 'file', purpose: 'concern' },
  answer: z.object({ pictures: z.number() }),
  errors: [
    errors.concernUnknown,
    errors.concernPicturesFull,
    errors.concernPicturesOfDayFull,
    errors.concernPictureUnfit,
    kernelErrors.tooMany,
  ],
})
