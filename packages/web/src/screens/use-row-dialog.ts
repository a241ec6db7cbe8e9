import { useState } from 'react'

/**
 * The dialog of a list page. `open` shows it for a row (or an id, if the dialog reads the row
 * itself), `add` for a new one, which is when `opened` is null.
 */
export function useRowDialog<Row>() {
  const [content, setContent] = useState<{ opened: Row | null } | null>(null)
  return {
    isOpen: content !== null,
    opened: content?.opened ?? null,
    open: (row: Row) => setContent({ opened: row }),
    add: () => setContent({ opened: null }),
    close: () => setContent(null),
  }
}
