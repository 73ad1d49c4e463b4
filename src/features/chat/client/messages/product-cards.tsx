import { Link } from 'wouter';
import { Picture } from '#platform/client/ui/picture.tsx';
import type { ProductCard } from '../../contract.ts';

const side = 72;

/** The products that a message is about, each with one link to its page. */
export function ProductCards({ cards }: { cards: readonly ProductCard[] }) {
  return (
    <ul className="chat-products" aria-label="Products">
      {cards.map(({ name, href, price, includes, image }) => (
        <li key={href} className="chat-product">
          {image && (
            <Picture
              src={image.src}
              alt={image.alt}
              width={side}
              height={side}
              sizes={`${side}px`}
              className="chat-product-picture"
            />
          )}
          <div className="chat-product-words">
            <Link href={href} className="chat-product-link">
              {name}
            </Link>
            <p className="chat-product-price">{price}</p>
            <p className="chat-product-includes">{includes}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
