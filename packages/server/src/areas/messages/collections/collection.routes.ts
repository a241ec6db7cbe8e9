import * as collection from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { actOnCollection, remindOfCollection } from './act-on-collection.ts'
import { getCollectionZip } from './download-collection.ts'
import { collectionItemSheet } from './item.sheet.ts'
import {
  getCollection,
  getCollectionForm,
  listCollectionItems,
  listCollections,
  listMaterials,
} from './list-collections.ts'
import { getOwnItem, listOwnItems } from './own-items.ts'
import { itemPlan } from './review-items.ts'
import { createCollection, updateCollection } from './save-collection.ts'
import { uploadItem } from './upload-item.ts'

export function collectionRoutes(binder: Binder) {
  const bind = binder(collectionWords)

  bind(collection.listCollections, listCollections)
  bind(collection.getCollection, getCollection)
  bind(collection.getCollectionForm, getCollectionForm)
  bind(collection.createCollection, createCollection)
  bind(collection.updateCollection, updateCollection)
  bind(collection.actOnCollection, actOnCollection)
  bind(collection.remindOfCollection, remindOfCollection)
  bind(collection.getCollectionZip, getCollectionZip)
  bind(collection.listCollectionItems, listCollectionItems)
  bindExport(bind, collection.collectionItemExport, collectionItemSheet)
  bindReview(bind, collection.collectionItemReview, itemPlan)
  bind(collection.listMaterials, listMaterials)
  bind(collection.listOwnItems, listOwnItems)
  bind(collection.getOwnItem, getOwnItem)
  bind(collection.uploadItem, uploadItem)
}
