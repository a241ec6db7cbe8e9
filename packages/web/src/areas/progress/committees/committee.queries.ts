import * as committee from '@residency/contract/areas/progress/committees/committee.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/progressCommittees', '/api/v1/progressSessions']
export type CommitteeListInput = InputOf<typeof committee.listCommittees>

export const useCommittees = (input: CommitteeListInput) =>
  useListOf(committee.listCommittees, input)

/** People for a role by the words typed; asks nothing while the list is closed. */
export function useMemberChoices(
  of: { baseId: number | undefined; role: committee.MemberRole | undefined },
  keywords: string,
  isOpen: boolean,
) {
  const { baseId, role } = of
  const input = isOpen && baseId && role ? { baseId, role, keywords } : null
  const { data, isFetching } = useListOf(committee.listMemberChoices, input)

  return { data: data?.people, isFetching }
}

export const useCreateCommittee = () =>
  useChange(PATHS, (input: InputOf<typeof committee.createCommittee>) =>
    call(committee.createCommittee, input, { quiet: true }),
  )

export const useUpdateCommittee = () =>
  useChange(PATHS, (input: InputOf<typeof committee.updateCommittee>) =>
    call(committee.updateCommittee, input, { quiet: true }),
  )

export const useSetSessionsPerYear = () =>
  useChange(PATHS, (input: InputOf<typeof committee.setSessionsPerYear>) =>
    call(committee.setSessionsPerYear, input, { quiet: true }),
  )
