import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { mentorChoiceErrors as errors, mentorChoicePermissions as may } from './access.ts'
import { mentorWindow } from './choice-window.contract.ts'
import { mentorMatchRunFlow } from './match-run.flow.ts'

const access = { permission: may.match } as const
const MATCH_ACTIONS = ['preview', 'publish', 'discard', 'place'] as const
export type MatchAction = (typeof MATCH_ACTIONS)[number]

const run = z.object({
  id: z.number(),
  round: z.number(),
  state: z.enum(mentorMatchRunFlow.states),
  seed: z.string(),
  inputHash: z.string(),
  placed: z.number(),
  unplaced: z.number(),

  /** How many were placed with their first, second … choice. */
  byChoice: z.array(z.object({ rank: z.number(), count: z.number() })),
  createTime: z.string(),
  publishTime: z.string().nullable(),
  by: z.string(),
})

export type MatchRun = z.output<typeof run>

const match = z.object({
  window: mentorWindow,
  figures: z.object({
    /** Trainees of the base without a mentor. */
    trainees: z.number(),

    /** Of them, those with open choices. */
    chose: z.number(),
    mentors: z.number(),
    free: z.number(),

    /** Mentors with applicants none of whom they have ranked. */
    unranked: z.number(),
  }),

  /** The preview under way, else null; published runs, the newest first. */
  preview: run.nullable(),
  published: z.array(run),
  actions: z.array(z.enum(MATCH_ACTIONS)),
})

export type MentorMatch = z.output<typeof match>

export const listMatchWindows = endpoint({
  method: 'GET',
  path: '/api/v1/mentorMatch/windows',
  summary: 'Windows in which mentors and trainees choose each other, the latest first',
  access,
  answer: z.array(mentorWindow),
})

export const getMatch = endpoint({
  method: 'GET',
  path: '/api/v1/mentorMatch/{id}',
  summary: 'A window with its figures, its preview and its published runs',
  access,
  params: idParam,
  answer: match,
  errors: [kernelErrors.notFound],
})

export const previewMatch = endpoint({
  method: 'POST',
  path: '/teacherMentorApply/base/match',
  summary:
    'Match trainees and mentors of a window as a preview: nothing is decided and nobody is notified',
  access,
  body: z.object({ windowId: recordId }),
  answer: run,
  errors: [kernelErrors.notFound, errors.matchNotThisMode, errors.matchNotYet, errors.matchNobody],
})

const runCall = { method: 'POST', access, params: idParam } as const

export const publishMatch = endpoint({
  ...runCall,
  path: '/api/v1/mentorMatch/runs/{id}/publish',
  summary:
    'Publish a preview in one transaction; refused when anything it was computed from has changed since',
  answer: run,
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.matchStale,
    errors.matchNotYet,
    errors.matchNotThisMode,
  ],
})

export const discardMatch = endpoint({
  ...runCall,
  path: '/api/v1/mentorMatch/runs/{id}/discard',
  summary: 'Discard a preview',
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

const result = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  mentor: z.string().nullable(),
  choiceRank: z.number().nullable(),
  explanation: z.string(),
})

export type MatchResult = z.output<typeof result>

/** By what readers order the results; without it who got no mentor is first. */
export const matchResultSorts = ['name', 'number', 'major', 'mentor', 'choiceRank'] as const

const resultFilters = searchQuery.extend({
  sort: sortBy(matchResultSorts),
  runId: z.coerce.number().int().positive(),
  placed: emptyAsAbsent(z.enum(['1', '0'])),
})

export type MatchResultFilters = z.output<typeof resultFilters>

export const listMatchResults = endpoint({
  method: 'GET',
  path: '/api/v1/mentorMatch/results',
  summary:
    'The result of a run for each trainee, with its explanation; those without a mentor first',
  access,
  query: resultFilters,
  answer: pageOf(result),
})

const unplaced = result
  .pick({ id: true, name: true, number: true, major: true })
  .extend({ choices: z.array(z.string()) })

export type UnplacedTrainee = z.output<typeof unplaced>
const unplacedFilters = searchQuery.extend({ windowId: z.coerce.number().int().positive() })
export type UnplacedFilters = z.output<typeof unplacedFilters>

export const listUnplaced = endpoint({
  method: 'GET',
  path: '/api/v1/mentorMatch/unplaced',
  summary: 'Trainees of the window’s base who have no mentor, with the mentors they still ask for',
  access,
  unsorted: 'a part of the page of a window, by number',
  query: unplacedFilters,
  answer: pageOf(unplaced),
})

export const placeTrainee = endpoint({
  method: 'POST',
  path: '/api/v1/mentorMatch/{id}/place',
  summary: 'Give a trainee without a mentor one who has a place left',
  access,
  params: idParam,
  body: z.object({ traineeId: recordId, entryId: recordId }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    errors.matchNotYet,
    errors.placeBeforeMatch,
    errors.hasMentor,
    errors.mentorFull,
    errors.placesJustTaken,
    errors.traineeNotOfBase,
    errors.entryNotOffered,
  ],
})
