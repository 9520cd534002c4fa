import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';

export interface DropZone {
  /** Files are over the window. */
  dragging: boolean;
  /** Files are over the zone itself. */
  over: boolean;
  props: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Drag and drop, and paste. A file dropped past the zone does not carry the page away. */
export const useDropZone = (onFiles: (files: File[]) => void, enabled: boolean, overText: string): DropZone => {
  const [dragging, setDragging] = useState(false);
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (!enabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let depth = 0;
    const set = (next: number): void => {
      depth = Math.max(0, next);
      setDragging(depth > 0);
      if (depth === 0) setOver(false);
    };
    const onEnter = (event: globalThis.DragEvent): void => {
      if (carriesFiles(event.dataTransfer)) set(depth + 1);
    };
    const onLeave = (event: globalThis.DragEvent): void => {
      if (carriesFiles(event.dataTransfer)) set(depth - 1);
    };
    const onOver = (event: globalThis.DragEvent): void => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    const onDrop = (event: globalThis.DragEvent): void => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
      set(0);
    };
    document.addEventListener('dragenter', onEnter, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('dragover', onOver, { signal });
    document.addEventListener('drop', onDrop, { signal });
    return () => controller.abort();
  }, [enabled]);

  const take = (data: DataTransfer): boolean => {
    const files = [...data.files];
    if (!enabled || files.length === 0) return false;
    onFiles(files);
    return true;
  };

  return {
    dragging,
    over,
    props: {
      onDragEnter: (event) => {
        if (!enabled || !carriesFiles(event.dataTransfer)) return;
        if (!over) announce(overText);
        setOver(true);
      },
      onDragOver: (event) => {
        if (enabled && carriesFiles(event.dataTransfer)) event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (take(event.dataTransfer)) event.preventDefault();
      },
      onPaste: (event) => {
        if (take(event.clipboardData)) event.preventDefault();
      },
    },
  };
};
