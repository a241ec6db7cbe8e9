import * as dictionary from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import * as region from '@residency/contract/areas/settings/region.contract'
import * as secondPerson from '@residency/contract/areas/settings/second-person/second-person.contract'
import * as setUp from '@residency/contract/areas/settings/set-up/set-up.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { kernelWords } from '@residency/contract/kernel'
import {
  deleteReason as deleteReasonCall,
  storeReason as keepReasonCall,
  listReasons as listReasonsCall,
} from '@residency/contract/kernel/reasons'
import type { Binder } from '../../platform/http/bind.ts'
import { bindSheet } from '../../platform/sheets/bind-sheet.ts'
import { deleteDictItems } from './dictionaries/delete-dict-items.ts'
import { dictItemSheet } from './dictionaries/dict-item.sheet.ts'
import {
  createDictItem,
  getDictItemForm,
  getDictOptions,
  listDictItems,
  updateDictItem,
} from './dictionaries/dict-items.ts'
import {
  createDictType,
  deleteDictTypes,
  getDictTypeForm,
  listDictTypes,
  updateDictType,
} from './dictionaries/dict-types.ts'
import { orderDictItems } from './dictionaries/order-dict-items.ts'
import { guidesRoutes } from './guides/guides.routes.ts'
import { holidaysRoutes } from './holidays/holidays.routes.ts'
import { deleteReason, listReasons, storeReason } from './reasons/reasons.ts'
import { getRegionOptions } from './regions.ts'
import { schoolsRoutes } from './schools/schools.routes.ts'
import { changeSecondPersonRule, listSecondPersonRules } from './second-person/second-person.ts'
import { changeSetUpStep } from './set-up/change-step.ts'
import { listSetUpPeople, listSetUpSteps } from './set-up/list-steps.ts'
import { windowsRoutes } from './windows/windows.routes.ts'

/** Binds each endpoint of the area to its use case. */
export function settingsRoutes(binder: Binder) {
  const bind = binder(settingsWords)
  const bindReasons = binder(kernelWords)

  bind(dictionary.listDictTypes, listDictTypes)
  bind(dictionary.getDictTypeForm, getDictTypeForm)
  bind(dictionary.createDictType, createDictType)
  bind(dictionary.updateDictType, updateDictType)
  bind(dictionary.deleteDictTypes, deleteDictTypes)

  bind(dictionary.listDictItems, listDictItems)
  bind(dictionary.getDictItemForm, getDictItemForm)
  bind(dictionary.createDictItem, createDictItem)
  bind(dictionary.updateDictItem, updateDictItem)
  bind(dictionary.deleteDictItems, deleteDictItems)
  bind(dictionary.orderDictItems, orderDictItems)
  bindSheet(bind, dictionary.dictItemSheet, dictItemSheet)
  bind(dictionary.getDictOptions, getDictOptions)

  holidaysRoutes(binder)
  windowsRoutes(binder)
  guidesRoutes(binder)

  bind(region.getRegionOptions, getRegionOptions)
  bindReasons(listReasonsCall, listReasons)
  bindReasons(keepReasonCall, storeReason)
  bindReasons(deleteReasonCall, deleteReason)
  schoolsRoutes(binder)
  bind(secondPerson.listSecondPersonRules, listSecondPersonRules)
  bind(secondPerson.changeSecondPersonRule, changeSecondPersonRule)
}

export function setUpRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(setUp.listSetUpSteps, listSetUpSteps)
  bind(setUp.changeSetUpStep, changeSetUpStep)
  bind(setUp.listSetUpPeople, listSetUpPeople)
}
