import { getPublishedKeys } from '@residency/contract/areas/students/completion/certificate.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useEffect, useState } from 'react'
import { useEndpoint } from '../../../platform/queries.ts'
import { readJson, storage } from '../../../platform/storage.ts'

/** Public keys and revoked numbers: they say nothing about a person. */
const KEPT = 'certificatePublished'
type PublishedKeys = AnswerOf<typeof getPublishedKeys>

const isPublished = (value: unknown): value is PublishedKeys =>
  getPublishedKeys.answer.safeParse(value).success

/** What verification needs: as the server has it, or as it was last read here. */
export function usePublished() {
  const { data, error, refetch } = useEndpoint(getPublishedKeys, {}, { retry: false })
  const [kept] = useState(() => readJson(storage.get(KEPT), isPublished))

  useEffect(() => {
    if (data) storage.set(KEPT, JSON.stringify(data))
  }, [data])

  return { published: data ?? kept, isFresh: data !== undefined, error, refetch }
}
