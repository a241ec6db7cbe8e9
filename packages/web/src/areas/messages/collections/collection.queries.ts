import * as collection from '@residency/contract/areas/messages/collections/collection.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

export const COLLECTION_PATHS = [
  '/api/v1/collections',
  '/api/v1/collectionItems',
  '/api/v1/collectionFiles',
  '/api/v1/waiting',
]

const OWN_PATHS = ['/api/v1/ownCollections', '/api/v1/waiting']
export type CollectionInput = InputOf<typeof collection.listCollections>
export type CollectionValues = InputOf<typeof collection.createCollection>
export type ItemInput = InputOf<typeof collection.listCollectionItems>
export type MaterialInput = InputOf<typeof collection.listMaterials>
export type OwnMaterial = AnswerOf<typeof collection.getOwnItem>
export type OwnItemInput = InputOf<typeof collection.listOwnItems>

export const useCollections = (input: CollectionInput) =>
  useListOf(collection.listCollections, input)

export const useCollection = (id: number | null) =>
  useEndpoint(collection.getCollection, id === null ? null : { id })

export const useCollectionForm = (id: number | null) => useFormOf(collection.getCollectionForm, id)
export const useItems = (input: ItemInput) => useListOf(collection.listCollectionItems, input)
export const useMaterials = (input: MaterialInput) => useListOf(collection.listMaterials, input)

export const useSaveCollection = () =>
  useChange(
    COLLECTION_PATHS,
    ({ id, version, ...form }: CollectionValues & { id: number | null; version: number }) =>
      id === null
        ? call(collection.createCollection, form, { quiet: true })
        : call(collection.updateCollection, { ...form, id, version }, { quiet: true }),
  )

export const useActOnCollection = () =>
  useChange(COLLECTION_PATHS, (input: InputOf<typeof collection.actOnCollection>) =>
    call(collection.actOnCollection, input),
  )

export const useRemindUploaders = () =>
  useChange(COLLECTION_PATHS, (id: number) => call(collection.remindOfCollection, { id }))

export const downloadZip = (input: InputOf<typeof collection.getCollectionZip>) =>
  call(collection.getCollectionZip, input, { quiet: true })

export const useOwnItems = (input: OwnItemInput) => useListOf(collection.listOwnItems, input)

export const useOwnItem = (id: number | null) =>
  useEndpoint(collection.getOwnItem, id === null ? null : { id })

export const useUploadItem = () =>
  useChange(OWN_PATHS, (input: InputOf<typeof collection.uploadItem>) =>
    call(collection.uploadItem, input, { quiet: true }),
  )
