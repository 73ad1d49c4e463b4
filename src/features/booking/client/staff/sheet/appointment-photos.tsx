import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { AddPhotosButton } from '#platform/client/photos/add-photos-button.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { PhotoGrid } from '#platform/client/staff/photos/photo-grid.tsx';
import { Section } from '#platform/client/staff/sheet-section.tsx';
import { useAskBeforeClosing } from '#platform/client/staff/side-sheet.tsx';
import type { Appointment } from '../../../contract.ts';
import { photoLimits } from '../../../photos/photo-limits.ts';
import { refreshAppointments } from '../api.ts';
import { type NewPhoto, requestPhoto, requestPhotoRemoval } from '../photos/api.ts';
import { PhotoForm } from '../photos/photo-form.tsx';
import { presentPhoto } from '../photos/present-photo.ts';
import { RemovePhoto } from '../photos/remove-photo.tsx';

/** The photos of an appointment, to which the office adds and from which it removes. */
export function AppointmentPhotos({ appointment: { id, photos } }: { appointment: Appointment }) {
  const queries = useQueryClient();
  const [picked, setPicked] = useState<File[]>();
  const [progress, setProgress] = useState<string>();
  const [errorText, setErrorText] = useState('');
  useAskBeforeClosing(picked !== undefined);
  const save = async (list: NewPhoto[]) => {
    setErrorText('');
    try {
      for (const [index, photo] of list.entries()) {
        setProgress(`Sending ${index + 1} of ${list.length}…`);
        await requestPhoto(id, photo, true);
      }
      setPicked(undefined);
    } catch (error) {
      setErrorText(errorMessage(error).replace(/^file: /, 'The photo '));
    }
    setProgress(undefined);
    await refreshAppointments(queries);
  };
  return (
    <Section title="Photos">
      {photos.length === 0 && !picked && <p className="mb-3 text-ink-soft">None yet.</p>}
      <PhotoGrid
        isLazy
        photos={photos.map(presentPhoto)}
        renderActions={(photo, close) => (
          <RemovePhoto
            onRemove={async () => {
              await requestPhotoRemoval(id, photo.id);
              await refreshAppointments(queries);
            }}
            onRemoved={close}
          />
        )}
      />
      {picked ? (
        <PhotoForm
          files={picked}
          taken={photos.length}
          progress={progress}
          errorText={errorText}
          onSave={save}
          onCancel={() => {
            setErrorText('');
            setPicked(undefined);
          }}
        />
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <AddPhotosButton
            className={compactButton}
            disabled={photos.length >= photoLimits.count}
            onPick={setPicked}
          />
          {photos.length >= photoLimits.count && (
            <p className="text-ink-soft">There’s room for {photoLimits.count}.</p>
          )}
        </div>
      )}
    </Section>
  );
}
