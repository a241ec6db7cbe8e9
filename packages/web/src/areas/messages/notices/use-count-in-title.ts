import { useEffect } from 'react'

const PREFIX = /^\(\d+\+?\) /
const MAX_SHOWN = 99

/** Puts a number before the title of the window, also when the title changes. */
export function useCountInTitle(count: number) {
  useEffect(() => {
    const title = document.querySelector('title')

    const put = () => {
      const plain = document.title.replace(PREFIX, '')
      const wanted = count > 0 ? `(${count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }

    put()

    const watcher = new MutationObserver(put)
    if (title) watcher.observe(title, { childList: true })

    return () => {
      watcher.disconnect()
      document.title = document.title.replace(PREFIX, '')
    }
  }, [count])
}
