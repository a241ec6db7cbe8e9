import { getPublishedKeys } from '@residency/contract/areas/students/completion/certificate.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useEffect, useState } from 'react'
import { readJson, storage } from '../../../platform/browser/storage.ts'
import { useEndpoint } from '../../../platform/calls/queries.ts'

/** Public keys and revoked numbers: they say nothing about a person. */
const STORAGE_KEY = 'certificatePublished'
type PublishedKeys = AnswerOf<typeof getPublishedKeys>

const isPublishedKeys = (value: unknown): value is PublishedKeys =>
  getPublishedKeys.answer.safeParse(value).success

/** What verification needs: as the server has it, or as it was last read here. */
export function usePublished() {
  const { data, error, refetch } = useEndpoint(getPublishedKeys, {}, { retry: false })
  const [stored] = useState(() => readJson(storage.get(STORAGE_KEY), isPublishedKeys))

  useEffect(() => {
    if (data) storage.set(STORAGE_KEY, JSON.stringify(data))
  }, [data])

  return { published: data ?? stored, isFresh: data !== undefined, error, refetch }
}
