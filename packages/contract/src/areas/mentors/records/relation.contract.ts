import { z } from 'zod'
import { endpoint } from '../../../kernel/index.ts'
import { recordPermissions as may } from './permissions.ts'

const mentor = z.object({
  id: z.number(),
  name: z.string(),
  department: z.string(),
  titleLabel: z.string(),
  direction: z.string().nullable(),
  startedOn: z.string(),
  endedOn: z.string().nullable(),
})
export type OwnMentor = z.output<typeof mentor>

export const getOwnMentor = endpoint({
  method: 'GET',
  path: '/api/v1/mentorRelations/own',
  summary: 'The own mentor now, and those before, the latest first',
  access: { permission: may.own },
  answer: z.object({ present: mentor.nullable(), former: z.array(mentor) }),
})
