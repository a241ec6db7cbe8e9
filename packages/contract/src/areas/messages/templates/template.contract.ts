import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { messagesPermissions as may, messagesErrors } from '../access.ts'
import { channel, pace } from '../deliveries/delivery.contract.ts'

export const templateForm = z.object({
  title: requiredText(60),
  titleEn: requiredText(120),
  body: requiredText(500),
  bodyEn: requiredText(1000),

  /** The channels other than the site, and how soon. */
  channels: z.array(channel).max(3),
  pace,
  isOn: z.boolean(),
})

const templateChange = templateForm.extend({ version: readVersion })
export type TemplateChange = z.output<typeof templateChange>

/** A placeholder in braces, filled per person: its meaning, and a sample for the preview. */
const blank = z.object({
  name: z.string(),
  label: z.string(),
  example: z.string(),
  exampleEn: z.string(),
})

export type Blank = z.output<typeof blank>

const template = templateForm.extend({
  kind: z.string(),

  /** The triggering event and its group, in the reader's language. */
  name: z.string(),
  group: z.string(),
  blanks: z.array(blank),
  version: z.number(),
})

export type Template = z.output<typeof template>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/messages/templates',
  summary: 'The templates of notices, in the order of what happens',
  access: { permission: may.templateList },
  unscoped: 'settings of the product, no records of people',
  answer: z.array(template),
})

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/messages/templates/{kind}',
  summary: 'Change the text of a notice, and whether it is sent',
  access: { permission: may.templateEdit },
  params: z.object({ kind: z.string().max(100) }),
  body: templateChange,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, messagesErrors.templateWrong],
})
