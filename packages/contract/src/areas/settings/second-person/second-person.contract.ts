import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { SECOND_PERSON_RULES } from '../../../kernel/flows/second-person.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { settingsPermissions as may, settingsErrors } from '../access.ts'

const change = z.object({
  id: z.number(),
  isWaived: z.boolean(),
  reason: z.string(),
  changedBy: z.string(),
  changedAt: z.string(),
})

const rule = z.object({
  rule: z.enum(SECOND_PERSON_RULES),
  isWaived: z.boolean(),

  /** The newest first. */
  history: z.array(change),
})

export type SecondPersonSetting = z.output<typeof rule>

export const listSecondPersonRules = endpoint({
  method: 'GET',
  path: '/api/v1/settings/second-person',
  summary: 'The rules that ask for a second person, whether each is waived, and its changes',
  access: { permission: may.secondPersonList },
  answer: z.object({ rules: z.array(rule), mayChange: z.boolean() }),
})

export const changeSecondPersonRule = endpoint({
  method: 'POST',
  path: '/api/v1/settings/second-person',
  summary: 'Waive a rule that asks for a second person, or put it back, with a reason',
  access: { permission: may.secondPersonEdit },
  body: z.object({
    rule: z.enum(SECOND_PERSON_RULES),
    isWaived: z.boolean(),
    reason: requiredText(300),

    /** The last change that was read; null if there was none. */
    lastId: recordId.nullable(),
  }),
  answer: rule,
  errors: [kernelErrors.changedMeanwhile, settingsErrors.ruleUnchanged],
})
