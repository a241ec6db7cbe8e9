import dayjs from 'dayjs'
import { type RefObject, useEffect, useRef } from 'react'
import { say, textNow } from '../../platform/texts/i18n.ts'
import { extensionOf } from './size-words.rules.ts'
import { uploadText } from './upload.text.ts'

type Place = { frame: RefObject<HTMLElement | null>; take: (files: File[]) => void }

/** Drop areas, the newest last: a dialog comes after the page below it. */
const places: Place[] = []

const isSeen = ({ frame }: Place) => (frame.current?.getClientRects().length ?? 0) > 0

/** Browsers name every pasted picture image.png; a number distinguishes them. */
function named(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file

  const name = say(textNow(uploadText).pasted, {
    time: dayjs().format('YYYY-MM-DD HH.mm.ss'),
    extension: extensionOf(file.name),
  })

  return new File([file], name, { type: file.type, lastModified: file.lastModified })
}

function paste(event: ClipboardEvent) {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0) return

  const target = event.target instanceof Node ? event.target : null
  const seen = places.filter(isSeen)
  const place = seen.find(({ frame }) => target && frame.current?.contains(target)) ?? seen.at(-1)
  if (!place) return

  event.preventDefault()
  place.take(files.map(named))
}

/** Pasted files go to the drop area that has focus, else to the newest visible one. */
export function usePaste(frame: RefObject<HTMLElement | null>, take: (files: File[]) => void) {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })

  useEffect(() => {
    const place: Place = { frame, take: (files) => latest.current(files) }
    if (places.length === 0) document.addEventListener('paste', paste)

    places.push(place)

    return () => {
      places.splice(places.indexOf(place), 1)
      if (places.length === 0) document.removeEventListener('paste', paste)
    }
  }, [frame])
}
