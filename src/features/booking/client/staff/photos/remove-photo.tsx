import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';

type RemovePhotoProps = {
  onRemove: () => Promise<unknown>;
  /** Called when it is removed. */
  onRemoved: () => void;
};

/** Removes a photo after a question: it cannot be undone. */
export function RemovePhoto({ onRemove, onRemoved }: RemovePhotoProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [errorText, setErrorText] = useState('');
  const remove = async () => {
    setErrorText('');
    setIsRemoving(true);
    try {
      await onRemove();
      onRemoved();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsRemoving(false);
    }
  };
  return (
    <div className="mt-4 border-t border-line pt-4">
      {isAsking ? (
        <>
          <p className="mb-3 font-semibold">Remove this photo for good?</p>
          <div className="flex flex-wrap gap-3">
            <Button look="danger" disabled={isRemoving} onClick={remove}>
              Yes, remove it
            </Button>
            <Button look="outline" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <Button look="outline" onClick={() => setIsAsking(true)}>
          Remove
        </Button>
      )}
      <p role="alert" className="mt-3 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
