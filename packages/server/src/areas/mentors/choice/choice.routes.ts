import * as applicants from '@residency/contract/areas/mentors/choice/applicants.contract'
import * as match from '@residency/contract/areas/mentors/choice/match.contract'
import * as own from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { getMatch, listMatchResults, listMatchWindows, listUnplaced } from '../match/get-match.ts'
import { placeTrainee } from '../match/place-trainee.ts'
import { discardMatch, previewMatch } from '../match/preview-match.ts'
import { publishMatch } from '../match/publish-match.ts'
import { answerApplication } from './answer-application.ts'
import { applyToMentors } from './apply-to-mentors.ts'
import { getOwnChoice, getSelfMentor } from './get-own-choice.ts'
import { getOwnApplicants, listApplicants } from './list-applicants.ts'
import {
  listFreePlaces,
  listMentors,
  listOwnApplications,
  listOwnRecords,
  listRelations,
} from './list-own.ts'
import { rankApplicants } from './rank-applicants.ts'
import { revokeApplication } from './revoke-application.ts'

export function choiceRoutes(binder: Binder) {
  const bind = binder(mentorChoiceWords)

  bind(own.listMentors, listMentors)
  bind(own.listFreePlaces, listFreePlaces)
  bind(own.getOwnChoice, getOwnChoice)
  bind(own.applyToMentors, applyToMentors)
  bind(own.revokeApplication, revokeApplication)
  bind(own.listOwnApplications, listOwnApplications)
  bind(own.getSelfMentor, getSelfMentor)
  bind(own.listRelations, listRelations)
  bind(own.listOwnRecords, listOwnRecords)
  bind(applicants.listApplicants, listApplicants)
  bind(applicants.getOwnApplicants, getOwnApplicants)
  bind(applicants.rankApplicants, rankApplicants)
  bind(applicants.answerApplication, answerApplication)
  bind(match.listMatchWindows, listMatchWindows)
  bind(match.getMatch, getMatch)
  bind(match.previewMatch, previewMatch)
  bind(match.publishMatch, publishMatch)
  bind(match.discardMatch, discardMatch)
  bind(match.listMatchResults, listMatchResults)
  bind(match.listUnplaced, listUnplaced)
  bind(match.placeTrainee, placeTrainee)
}
