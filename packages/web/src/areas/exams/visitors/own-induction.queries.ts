import * as own from '@residency/contract/areas/exams/induction/own-induction.contract'
import { type Endpoint, type InputOf, SESSION_OVER } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { type CallAnswer, type CallOptions, call } from '../../../platform/calls/api-client.ts'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { buildRequest } from '../../../platform/calls/api-request.ts'
import { useAnswerKey } from '../../../platform/calls/queries.ts'
import type { LessonCalls } from '../../courses/courses.public.ts'
import { forgetPerson, readPersonToken } from './use-person-session.ts'

const NO_SESSION = 401

/**
 * A call of somebody without an account. When their session is over it is forgotten, and the page
 * asks to log in again.
 */
export async function callAsPerson<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<CallAnswer<E>> {
  try {
    return await call(endpoint, input, { ...options, quiet: true, visitor: readPersonToken() })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NO_SESSION) throw error

    forgetPerson()

    // what was not sent waits for the next login
    throw new ApiError(SESSION_OVER, error.msg, [], undefined, NO_SESSION)
  }
}

/** The same as a query. */
export function useOwnEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  more: { refetchInterval?: number } = {},
) {
  return useQuery({
    queryKey: useAnswerKey(endpoint, input),
    queryFn: ({ signal }): Promise<CallAnswer<E>> => callAsPerson(endpoint, input, { signal }),
    ...more,
  })
}

export const useOwnInduction = () => useOwnEndpoint(own.getOwnInduction, {})

/** An address of a file for five minutes: players and pictures send no header. */
const addressOf = async ({ filePath }: { filePath: string }) => {
  const { ticket } = await callAsPerson(own.giveInductionTicket, { filePath })
  return buildRequest(own.streamInductionFile, { filePath, ticket }).url
}

export const ownFiles = { addressOf }

/** Videos of an induction are played by the player of the courses. */
export const inductionLessons: LessonCalls = {
  start: (input) => callAsPerson(own.startInductionVideo, input),
  beat: (input) => callAsPerson(own.beatInductionVideo, input),
  reading: ownFiles,
  paths: ['/api/v1/induction'],
}

export const openInvitation = (invitation: string) =>
  call(own.openInvitation, { invitation }, { quiet: true })

export const sendCode = (input: InputOf<typeof own.sendInductionCode>) =>
  call(own.sendInductionCode, input, { quiet: true })

export const logIn = (input: InputOf<typeof own.logInToInduction>) =>
  call(own.logInToInduction, input, { quiet: true })

/** Ends the session here even if the server cannot be reached: there it ends by itself. */
export async function logOut() {
  await callAsPerson(own.logOutOfInduction, {}).catch(() => {})
  forgetPerson()
}
