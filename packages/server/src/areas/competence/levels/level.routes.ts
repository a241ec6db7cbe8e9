import * as level from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { agreeToPhoto } from './agree-to-photo.ts'
import { findLevels } from './find-levels.ts'
import { getLevels, getOwnLevels } from './get-levels.ts'
import { getGrant, listGrants } from './list-grants.ts'
import { listProposalChoices, listProposalEvidence, proposeLevel } from './propose-level.ts'
import { grantPlan } from './review-grants.ts'

export function levelRoutes(binder: Binder) {
  const bind = binder(levelWords)

  bind(level.listProposalChoices, listProposalChoices)
  bind(level.listProposalEvidence, listProposalEvidence)
  bind(level.listGrants, listGrants)
  bind(level.getGrant, getGrant)
  bind(level.proposeLevel, proposeLevel)
  bindReview(bind, level.grantReview, grantPlan)
  bind(level.getOwnLevels, getOwnLevels)
  bind(level.agreeToPhoto, agreeToPhoto)
  bind(level.findLevels, findLevels)
  bind(level.getLevels, getLevels)
}
