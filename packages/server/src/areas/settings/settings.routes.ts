import * as dictionary from '@residency/contract/areas/settings/dictionary.contract'
import * as region from '@residency/contract/areas/settings/region.contract'
import * as school from '@residency/contract/areas/settings/school.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { createDictItem, deleteDictItems, getDictItemForm, getDictOptions, listDictItems, updateDictItem } from './dict-items.ts'
import { createDictType, deleteDictTypes, getDictTypeForm, listDictTypes, updateDictType } from './dict-types.ts'
import { getRegionOptions } from './regions.ts'
import { listSchools } from './schools.ts'

/** Each call of the area with the one function behind it. */
export function settingsRoutes(bind: Bind) {
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
  bind(dictionary.getDictOptions, getDictOptions)

  bind(region.getRegionOptions, getRegionOptions)
  bind(school.listSchools, listSchools)
  bind(school.listSchoolsInSignUp, listSchools)
}
