import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** A window that stays when the menu from which it was opened is put away. */
export const OverPage = ({ children }: { children: ReactNode }) => createPortal(children, document.body)
