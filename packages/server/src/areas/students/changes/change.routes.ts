import * as change from '@residency/contract/areas/students/changes/change.contract'
import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { askForTraineeChange, withdrawTraineeChange } from './ask-for-change.ts'
import {
  getTraineeChange,
  getTraineeChangeWithPersonalData,
  listTraineeChangeRecords,
  listTraineeChanges,
} from './list-changes.ts'
import { listProtectedFields, saveProtectedField } from './protected-fields.ts'
import { traineeChangePlan } from './review-changes.ts'

export function changeRoutes(binder: Binder) {
  const bind = binder(traineeChangeWords)

  bind(change.askForTraineeChange, askForTraineeChange)
  bind(change.withdrawTraineeChange, withdrawTraineeChange)
  bind(change.listTraineeChangeRecords, listTraineeChangeRecords)
  bind(change.listTraineeChanges, listTraineeChanges)
  bind(change.listProtectedFields, listProtectedFields)
  bind(change.saveProtectedField, saveProtectedField)
  bind(change.getTraineeChange, getTraineeChange)
  bind(change.getTraineeChangeWithPersonalData, getTraineeChangeWithPersonalData)
  bindReview(bind, change.traineeChangeReview, traineeChangePlan)
}
