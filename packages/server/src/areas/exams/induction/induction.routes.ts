import * as notice from '@residency/contract/areas/exams/induction/notice.contract'
import * as own from '@residency/contract/areas/exams/induction/own-induction.contract'
import * as person from '@residency/contract/areas/exams/induction/person.contract'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import * as train from '@residency/contract/areas/exams/induction/train.contract'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { logInToInduction, logOutOfInduction } from '../visitors/log-in.ts'
import { getOwnInduction } from '../visitors/own-induction.ts'
import { personExamRoutes } from '../visitors/person-exams.routes.ts'
import { beatInductionVideo, startInductionVideo } from '../visitors/play-video.ts'
import { giveInductionTicket, streamInductionFile } from '../visitors/read-file.ts'
import { sendInductionCode } from '../visitors/send-code.ts'
import { withPerson } from '../visitors/with-person.ts'
import { getInvitation, renewInvitation } from './invitation.ts'
import { getInductionPerson, listInductionPeople } from './list-people.ts'
import { getTrain, listTrainChoices, listTrains } from './list-trains.ts'
import {
  createInductionNotice,
  deleteInductionNotice,
  getInductionNotice,
  listInductionNotices,
  updateInductionNotice,
} from './notices.ts'
import { openInvitation } from './open-invitation.ts'
import { inductionPeopleSheet } from './people.sheet.ts'
import { addInductionPerson, switchInductionPerson, updateInductionPerson } from './save-person.ts'
import { createTrain, deleteTrain, switchTrain, updateTrain } from './save-train.ts'
import { saveTrainVideos } from './save-train-videos.ts'

export function inductionRoutes(binder: Binder) {
  const bind = binder(inductionWords)

  bind(train.listTrains, listTrains)
  bind(train.listTrainChoices, listTrainChoices)
  bind(train.getTrain, getTrain)
  bind(train.createTrain, createTrain)
  bind(train.updateTrain, updateTrain)
  bind(train.switchTrain, switchTrain)
  bind(train.deleteTrain, deleteTrain)
  bind(train.saveTrainVideos, saveTrainVideos)
  bind(train.getInvitation, getInvitation)
  bind(train.renewInvitation, renewInvitation)
  bind(notice.listInductionNotices, listInductionNotices)
  bind(notice.getInductionNotice, getInductionNotice)
  bind(notice.createInductionNotice, createInductionNotice)
  bind(notice.updateInductionNotice, updateInductionNotice)
  bind(notice.deleteInductionNotice, deleteInductionNotice)
  bind(person.listInductionPeople, listInductionPeople)
  bind(person.getInductionPerson, getInductionPerson)
  bind(person.addInductionPerson, addInductionPerson)
  bind(person.updateInductionPerson, updateInductionPerson)
  bind(person.switchInductionPerson, switchInductionPerson)
  bindSheet(bind, person.inductionPeopleSheet, inductionPeopleSheet)
  bind(own.openInvitation, openInvitation)
  bind(own.sendInductionCode, sendInductionCode)
  bind(own.logInToInduction, logInToInduction)
  bind(own.logOutOfInduction, logOutOfInduction)
  bind(own.getOwnInduction, withPerson(getOwnInduction))
  bind(own.startInductionVideo, withPerson(startInductionVideo))
  bind(own.beatInductionVideo, withPerson(beatInductionVideo))
  bind(own.giveInductionTicket, withPerson(giveInductionTicket))
  bind(own.streamInductionFile, streamInductionFile)
  personExamRoutes(binder)
}
