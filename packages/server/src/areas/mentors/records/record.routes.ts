import * as relation from '@residency/contract/areas/mentors/records/relation.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { getOwnMentor } from './get-own-mentor.ts'

export function recordRoutes(bind: Bind) {
  bind(relation.getOwnMentor, getOwnMentor)
}
