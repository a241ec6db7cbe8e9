import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { say, textNow } from '../../platform/texts/i18n.ts'
import type { StoredFile } from './queue/stored-file.ts'
import type { Wire } from './queue/upload-wire.ts'
import { createUploader, type Uploader } from './queue/uploader.ts'
import type { UploadSnapshot } from './queue/uploads.ts'
import { uploadText } from './upload.text.ts'

/**
 * The uploader of one field. It keeps running while its page is cached in the background, whose
 * nodes stay in the document, and stops once `frame` is removed.
 */
export function useOwnUploader(wire: Wire, frame: RefObject<HTMLElement | null>): Uploader {
  const [uploader] = useState(() => createUploader(wire, window))

  useEffect(() => {
    const node = frame.current
    return () => {
      setTimeout(() => {
        if (!node?.isConnected) uploader.close()
      })
    }
  }, [uploader, frame])

  return uploader
}

/**
 * The uploads in progress. A stored file is passed to `onStored` and leaves the list;
 * `announcement` is read out by screen readers.
 */
export function useUploads(uploader: Uploader, onStored: (file: StoredFile, source: File) => void) {
  const snapshot = useSyncExternalStore(uploader.subscribe, uploader.snapshot)
  const latest = useRef(onStored)
  const last = useRef(snapshot)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    latest.current = onStored
  })

  useEffect(() => {
    const sentence = changeOf(last.current, snapshot)
    last.current = snapshot

    if (sentence) setAnnouncement(sentence)

    for (const { key, stored, source } of snapshot.items)
      if (stored) {
        uploader.remove(key)
        latest.current(stored, source)
      }
  }, [snapshot, uploader])

  useLeaveWarning(snapshot.items.some(({ state }) => state === 'uploading' || state === 'waiting'))

  return { snapshot, announcement }
}

/** The most important change as a sentence. */
function changeOf(before: UploadSnapshot, now: UploadSnapshot): string {
  const text = textNow(uploadText).announcements
  if (before.pausedBy !== 'network' && now.pausedBy === 'network') return text.offline

  const stateOf = (key: string) => before.items.find((item) => item.key === key)?.state

  const changed = now.items.find(
    ({ key, state }) =>
      stateOf(key) !== state && (state === 'success' || state === 'error' || state === 'paused'),
  )

  if (changed)
    return say(text[changed.state as 'success' | 'error' | 'paused'], {
      name: changed.name,
      reason: reasonOf(changed),
    })

  return before.pausedBy === 'network' && now.pausedBy === null && now.items.length > 0
    ? text.online
    : ''
}

export const reasonOf = ({
  problem,
  message,
}: Pick<UploadSnapshot['items'][number], 'problem' | 'message'>) =>
  problem ? textNow(uploadText).problems[problem] : (message ?? '')

/** The browser asks before closing a page with uploads in progress. */
function useLeaveWarning(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return

    const ask = (event: BeforeUnloadEvent) => event.preventDefault()

    window.addEventListener('beforeunload', ask)

    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnderWay])
}
