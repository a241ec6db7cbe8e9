import * as committee from '@residency/contract/areas/progress/committees/committee.contract'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { listCommittees, listMemberChoices } from './list-committees.ts'
import { createCommittee, setSessionsPerYear, updateCommittee } from './save-committee.ts'

export function committeeRoutes(binder: Binder) {
  const bind = binder(committeeWords)

  bind(committee.listMemberChoices, listMemberChoices)
  bind(committee.listCommittees, listCommittees)
  bind(committee.createCommittee, createCommittee)
  bind(committee.updateCommittee, updateCommittee)
  bind(committee.setSessionsPerYear, setSessionsPerYear)
}
