import type { SameWords } from '../../../kernel/index.ts'
import type { ticketZh } from './words.zh-CN.ts'

export const ticketEn = {
  auditActions: { 'evaluation.ticket.issue': 'Rating codes made' },
  fields: {
    scores: 'Marks',
    texts: 'Comments',
    subjectId: 'Trainee',
    count: 'How many codes',
    code: 'Rating code',
  },
  permissions: { 'evaluation:ticket:issue': 'Make rating codes for nurses and patients' },
  menus: { 'evaluate.ticket': 'Rating by code' },
  errors: {
    ticketUnknown: 'This code is not valid. Please scan it again, or ask the staff for another one.',
    ticketUsed: 'This code has been used. Each code rates once; thank you for taking part.',
    ticketExpired: 'This code has expired. Codes are good for 72 hours; please ask the staff for another one.',
    ticketTargetClosed: 'This evaluation is over. Thank you for your interest.',
    ticketsTooMany: '{left} more codes can be made for this trainee; please ask for fewer',
  },
  issues: { 'count.range': 'Please enter a whole number from 1 to 24' },
} as const satisfies SameWords<typeof ticketZh>
