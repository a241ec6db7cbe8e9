import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordPermissions as may } from './access.ts'

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

const taskOf = z.object({
  id: z.number(),
  name: z.string(),
  meetings: z.number(),
  startsOn: z.string(),
  endsOn: z.string(),

  /** Confirmed meetings. */
  done: z.number(),
})

const guided = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  startedOn: z.string(),
  confirmed: z.number(),
  waiting: z.number(),
  disputed: z.number(),

  /** Tasks that run today. */
  tasks: z.array(taskOf),
})

export type GuidedTrainee = z.output<typeof guided>

export const listOwnTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/mentorRelations/trainees',
  summary: 'The reader’s trainees now with their meetings and tasks, and the topics logged last',
  access: { permission: may.log },
  answer: z.object({ trainees: z.array(guided), topics: z.array(z.string()) }),
})
