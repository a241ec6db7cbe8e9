import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { requiredText } from '../../../kernel/text/text.ts'

/** A found record and the page that opens it; `note` distinguishes records of one name. */
const foundRecord = z.object({
  view: z.string(),
  query: z.record(z.string(), z.string()),
  name: z.string(),
  note: z.string().nullable(),
})

/** Something that the reader may begin: the page opens with its form. */
const foundAction = z.object({ view: z.string(), label: z.string() })

/** People, records and actions by words, initials in pinyin and synonyms, within the reader’s rights. */
export const search = endpoint({
  method: 'GET',
  path: '/api/v1/search',
  summary: 'People, records and actions that the reader may open, by words, initials or synonyms',
  access: 'signedIn',
  query: z.object({ words: requiredText(40) }),
  answer: z.object({ records: z.array(foundRecord), actions: z.array(foundAction) }),
})
