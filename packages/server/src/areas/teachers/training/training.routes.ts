import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import * as base from '@residency/contract/areas/teachers/training/training-base.contract'
import * as classes from '@residency/contract/areas/teachers/training/training-class.contract'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { applyToTrain, resubmitTrainingBase } from '../training-bases/apply-to-train.ts'
import {
  getTrainingBase,
  listBasesToTrain,
  listTrainingBases,
} from '../training-bases/list-training-bases.ts'
import { trainingBasePlan } from '../training-bases/review-training-bases.ts'
import { actOnClass } from './act-on-class.ts'
import { getSignInCode, recordAttendance } from './attendance.ts'
import { addParticipants, removeParticipant } from './class-participants.ts'
import { getOwnClassCertificate, getSignInSheet } from './class-pdf.ts'
import { getClass, listClasses } from './list-classes.ts'
import { joinClass, leaveClass, listOwnClasses } from './own-classes.ts'
import { participantsSheet } from './participants.sheet.ts'
import { createClass, updateClass } from './save-class.ts'
import { signInToClass } from './sign-in-to-class.ts'
import { setClassMaterials } from './store-materials.ts'

export function trainingRoutes(binder: Binder) {
  const bind = binder(trainingWords)

  bind(base.listTrainingBases, listTrainingBases)
  bind(base.getTrainingBase, getTrainingBase)
  bind(base.listBasesToTrain, listBasesToTrain)
  bind(base.applyToTrain, applyToTrain)
  bind(base.resubmitTrainingBase, resubmitTrainingBase)
  bindReview(bind, base.trainingBaseReview, trainingBasePlan)
  bind(classes.listClasses, listClasses)
  bind(classes.getClass, getClass)
  bind(classes.createClass, createClass)
  bind(classes.updateClass, updateClass)
  bind(classes.actOnClass, actOnClass)
  bind(classes.setClassMaterials, setClassMaterials)
  bind(classes.addParticipants, addParticipants)
  bind(classes.removeParticipant, removeParticipant)
  bind(classes.recordAttendance, recordAttendance)
  bind(classes.getSignInCode, getSignInCode)
  bind(classes.getSignInSheet, getSignInSheet)
  bindExport(bind, classes.participantExport, participantsSheet)
  bind(classes.listOwnClasses, listOwnClasses)
  bind(classes.joinClass, joinClass)
  bind(classes.leaveClass, leaveClass)
  bind(classes.signInToClass, signInToClass)
  bind(classes.getOwnClassCertificate, getOwnClassCertificate)
}
